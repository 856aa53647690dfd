-- Made by netlify/local/holidays (npm run holidays) with npm date-holidays 3.37.0: rules of
-- https://github.com/commenthol/date-holidays, partly from Wikipedia (CC BY-SA 3.0). One line: name | regions | days.
insert into app.holiday (region, day, name)
select region, day::date, split_part(line, '|', 1)
  from regexp_split_to_table($table$Karfreitag|CH-GR|2026-04-03 2027-03-26 2028-04-14 2029-03-30 2030-04-19 2031-04-11 2032-03-26 2033-04-15 2034-04-07 2035-03-23$table$, E'\n') as line,
       regexp_split_to_table(split_part(line, '|', 2), ' ') as region,
       regexp_split_to_table(split_part(line, '|', 3), ' ') as day
    on conflict (region, day) do nothing;

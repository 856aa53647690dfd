-- The region of an address, by the name of its town.
create index place_name on app.place (country, name);

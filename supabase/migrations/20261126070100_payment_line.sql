-- Written so that the condition on the kinds of payments is the only list of them.
alter table app.payment drop constraint payment_check1;
alter table app.payment add constraint payment_of_line check ((line_id is null) = (kind = 'credit' or kind = 'paid_back'));

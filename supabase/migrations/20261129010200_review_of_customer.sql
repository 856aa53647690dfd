-- What providers wrote of their customers; the index of reviews has the other side only.
create index review_of_customer on app.review (provider_id, created_at) where author = 'provider';

/** Conversations of every kind, each with both of its sides. A guest has a name and perhaps an address that was proven. */
export const conversations = `
  select id, provider_id as provider, customer_id as customer, guest_name as name, language, service_name as title,
         case when guest_proven = 'email' then guest_email end as email
    from app.appointment
  union all
  select id, provider_id, account_id, name, language, '', case when address_proven_at is not null then email end
    from app.question
  union all
  select inquiry.id, listing.owner_id, inquiry.account_id, inquiry.name, inquiry.language, listing.title,
         case when inquiry.address_proven_at is not null then inquiry.email end
    from app.inquiry inquiry join app.listing listing on listing.id = inquiry.listing_id`;

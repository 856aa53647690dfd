-- What nobody has checked lies in a private bucket per purpose; the checked picture is written to the public one.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    select bucket || '-upload', bucket || '-upload', false, bytes,
           array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
      from (values ('property', 10485760), ('profile', 5242880), ('service', 10485760)) purpose (bucket, bytes)
    on conflict (id) do update
      set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;

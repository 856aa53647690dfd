-- Files that go with a mail: [{name, type, base64}]. They are emptied with its text.
alter table app.outgoing_mail add column attachments jsonb check (jsonb_typeof(attachments) = 'array');

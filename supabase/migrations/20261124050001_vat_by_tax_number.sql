-- A business that charges VAT and has a tax number of its tax office only.
alter table app.provider_business
  drop constraint provider_business_vat_status_check,
  add constraint provider_business_vat_status_check check (vat_status in ('vat_id', 'tax_number', 'small'));

alter table app.sealed_detail
  drop constraint sealed_detail_kind_check,
  add constraint sealed_detail_kind_check check (kind in ('bank', 'tax', 'vat', 'tax_number'));

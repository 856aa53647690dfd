-- Portraits are shown as they are: none waits for copies.
update app.image set copy_widths = '{}' where purpose = 'profile' and copy_widths is null;

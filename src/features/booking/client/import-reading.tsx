import { memo } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { CheckboxField } from '#ui/choice-fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Choice, SelectField } from '#ui/select-field.tsx';
import { clientNotesMaximum, importedFields } from '../../../contract/booking/client.ts';
import { type Columns, columnsLeft, columnsNoted } from './import-columns.ts';
import { type Said, type Sheet, separators } from './import-file.ts';
import type { SheetRow } from './import-rows.ts';

const separatorNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

/** How the file is read: what separates its columns, and whether they have headings. */
export function Reading({ sheet, onSay }: { sheet: Sheet; onSay: (said: Said) => void }) {
  const words = useWords('client');
  const choices: Choice<string>[] = separators.map((separator) => ({
    value: separator,
    label: words(`import.separators.${separatorNames[separator]}`),
  }));
  const isUsual = choices.some(({ value }) => value === sheet.separator);
  return (
    <>
      <SelectField
        label={words('import.separator')}
        name="separator"
        value={sheet.separator}
        error={undefined}
        onChange={(separator) => onSay({ separator })}
        choices={isUsual ? choices : [...choices, { value: sheet.separator, label: sheet.separator }]}
      />
      <CheckboxField
        label={words('import.headings')}
        name="headings"
        value={sheet.hasHeadings}
        error={undefined}
        onChange={(hasHeadings) => onSay({ separator: sheet.separator, hasHeadings })}
      />
    </>
  );
}

interface WarningsProps {
  sheet: Sheet;
  columns: Columns;
  rows: readonly SheetRow[];
}

/** What does not come in as it stands, said before anything is sent. */
export const Warnings = memo(function Warnings({ sheet, columns, rows }: WarningsProps) {
  const words = useWords('client');
  const nameOf = (column: number): string => sheet.header[column] || words('import.column', { number: column + 1 });
  const namesOf = (of: readonly number[]): string => of.map(nameOf).join(', ');
  const noted = columnsNoted(sheet, columns);
  const left = columnsLeft(sheet, columns);
  const strange = importedFields
    .map((field) => ({ field, count: rows.flatMap((row) => row.strange).filter((one) => one === field).length }))
    .filter(({ count }) => count > 0);
  const cut = rows.filter(({ isCut }) => isCut).length;
  const sentences = [
    ...(sheet.hasOpenQuote ? [words('import.openQuote')] : []),
    ...(noted.length > 0 ? [words('import.noted', { columns: namesOf(noted) })] : []),
    ...(left.length > 0 ? [words('import.left', { columns: namesOf(left) })] : []),
    ...strange.map(({ field, count }) =>
      words('import.strange', { field: words(`import.fields.${field}`), count, number: formatNumber(count) }),
    ),
    ...(cut > 0
      ? [words('import.cut', { maximum: formatNumber(clientNotesMaximum), count: cut, number: formatNumber(cut) })]
      : []),
  ];
  return sentences.map((sentence) => (
    <Notice key={sentence} kind="warning">
      {sentence}
    </Notice>
  ));
});

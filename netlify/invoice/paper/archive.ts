import { sayable } from '../../xml.ts';

/** What a PDF/A-3b needs beside its pages: metadata, and the attached XML with the words by which programs find it. */

/** The XML of a hybrid invoice, and which profile it has. */
export interface Attachment {
  xml: string;
  profile: 'EN 16931' | 'XRECHNUNG';
}

/** ZUGFeRD 2.3: XRechnung has a name and a version of its own. */
const attached = {
  'EN 16931': { file: 'factur-x.xml', version: '1.0' },
  XRECHNUNG: { file: 'xrechnung.xml', version: '3.0' },
} as const;

export interface Described {
  title: string;
  author: string;
  language: 'de' | 'en';
  /** Milliseconds since 1970: when the file is made. */
  madeAt: number;
}

const escaped = (text: string): string =>
  sayable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** pdfkit writes the title into XML as it is. */
const withoutMarkup = (text: string): string => sayable(text).replaceAll('&', '+').replaceAll(/[<>]/g, '');

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const properties = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters',
  Version: 'The version of the standard of the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
} as const;

/** PDF/A allows properties of one's own only together with their description. */
const extensionSchema = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Object.entries(properties)
  .map(
    ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const hybrid = (file: string, version: string, profile: string): string => `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${file}</fx:DocumentFileName>
<fx:Version>${version}</fx:Version>
<fx:ConformanceLevel>${profile}</fx:ConformanceLevel>
</rdf:Description>`;

const authored = (author: string, language: string): string => `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>`;

/** An empty PDF/A-3b without pages. pdfkit is loaded by the first call: it takes 0.4 s, which nobody else shall wait for. */
export async function openArchive({ title, author, language, madeAt }: Described): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // No font of the fourteen that PDF readers have themselves: PDF/A embeds all.
    font: '',
    info: { Title: withoutMarkup(title), CreationDate: new Date(madeAt) },
  });
  pdf.appendXML(authored(author, language));
  return pdf;
}

/** `Alternative`: the XML says the same as the pages, as ZUGFeRD wants for EN 16931 and XRechnung in Germany. */
export function attach(pdf: PDFKit.PDFDocument, { xml, profile }: Attachment, madeAt: number): void {
  const { file, version } = attached[profile];
  const made = new Date(madeAt);
  const options = {
    name: file,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD',
    relationship: 'Alternative',
    creationDate: made,
    modifiedDate: made,
  };
  pdf.file(Buffer.from(xml, 'utf8'), options);
  pdf.appendXML(hybrid(file, version, profile));
  pdf.appendXML(extensionSchema);
}

/** Ends the file. */
export async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.end();
  return whole;
}

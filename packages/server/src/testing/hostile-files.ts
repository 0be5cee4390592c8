import { zipSync } from 'fflate'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet, with the rows and shared texts that are given as XML. */
function workbookOf(rows: string, strings = '') {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])), { level: 9 }),
  )
}

const row = (line: number, cells = 'AB') =>
  `<row r="${line}">${[...cells].map((column) => `<c r="${column}${line}" t="inlineStr"><is><t>a</t></is></c>`).join('')}</row>`

/** An archive that says it has more parts than bytes. */
function withForgedCount(archive: Buffer) {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const large = Buffer.alloc(56 + 20)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(4_000_000_000n, 32)
  large.writeBigUInt64LE(BigInt(archive.readUInt32LE(end + 16)), 48)
  large.writeUInt32LE(0x07064b50, 56)
  large.writeBigUInt64LE(BigInt(end), 64)
  return Buffer.concat([archive.subarray(0, end), large, archive.subarray(end)])
}

/** An archive that says of each part that it holds nothing. */
function withForgedSizes(archive: Buffer) {
  const forged = Buffer.from(archive)
  const entry = Buffer.from('PK\x01\x02', 'latin1')
  for (let at = forged.indexOf(entry); at !== -1; at = forged.indexOf(entry, at + 4)) forged.writeUInt32LE(1, at + 24)
  return forged
}

const whole = workbookOf(row(1) + row(2))
const text = (length: number) => `<si><t>${'a'.repeat(length)}</t></si>`

/** Small files that take long, take much or are broken, and the status each is refused with. */
export const hostileFiles: readonly [string, () => Buffer, number][] = [
  ['a row number far below the last', () => workbookOf(row(1) + row(500_000_000)), 422],
  ['a column far beyond the last', () => workbookOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'), 422],
  ['rows that go back', () => workbookOf(row(2) + row(1)), 422],
  ['a forged count of parts', () => withForgedCount(whole), 413],
  ['forged sizes of parts', () => withForgedSizes(workbookOf(' '.repeat(105 * 1024 * 1024))), 413],
  ['a million empty rows', () => workbookOf('<row/>'.repeat(1_000_000)), 422],
  ['more rows than a sheet has', () => workbookOf('<row/>'.repeat(1_100_000)), 422],
  ['more rows than are taken', () => workbookOf(Array.from({ length: 21_000 }, (_, at) => row(at + 1)).join('')), 413],
  [
    'one long text in 40,000 cells',
    () =>
      workbookOf(
        Array.from({ length: 20_000 }, () => '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>').join(''),
        text(30_000),
      ),
    413,
  ],
  ['a cell longer than Excel has', () => workbookOf('<row><c t="s"><v>0</v></c></row>', text(40_000)), 422],
  ['a text that is not there', () => workbookOf('<row><c t="s"><v>4294967295</v></c></row>'), 422],
  ['entities of its own', () => workbookOf('<!DOCTYPE a [<!ENTITY b "c">]><row/>'), 422],
  ['tags that do not end', () => workbookOf('<row '.repeat(1_000_000)), 422],
  ['attributes without values', () => workbookOf(`<row ${'r '.repeat(2_000_000)}>`), 422],
  ['quotation marks that do not end', () => Buffer.from(`a;b\n"${'c"d'.repeat(1_000_000)}`), 422],
  ['separators alone', () => Buffer.from(';'.repeat(5_000_000)), 422],
  ['lines alone', () => Buffer.from('\n'.repeat(5_000_000)), 413],
  ['a line without an end', () => Buffer.from(`a;b\n${'c'.repeat(5_000_000)}`), 422],
  ['the first half of a workbook', () => whole.subarray(0, whole.length / 2), 422],
  ['the marks of an archive alone', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(1_000_000)]), 422],
]

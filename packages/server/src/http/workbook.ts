import type { TableColumn } from '@clinic/core/export'
import { strToU8, Zip, ZipDeflate } from 'fflate'

/** A date is YYYY-MM-DD; a moment YYYY-MM-DDTHH:MM, as the clock of the clinic shows it. */
export type Cell = string | number | null

export interface Sheet {
  name: string
  columns: readonly { heading: string; kind: Kind }[]
}
type Kind = TableColumn<object>['kind']
type Piece = readonly (readonly Cell[])[]

/**
 * A workbook (XLSX: ECMA-376) of one sheet. Its rows come and are packed piece by piece, so that others are answered
 * meanwhile: a library that packs them in one go would stop the server for seconds. A text in it is a text, whatever it
 * looks like.
 */
export async function workbookOf({ name, columns }: Sheet, pieces: AsyncIterable<Piece>) {
  const packed: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  const add = (path: string) => {
    const part = new ZipDeflate(path)
    archive.add(part)
    return (text: string, isLast: boolean) => part.push(strToU8(text), isLast)
  }
  for (const [path, text] of Object.entries(partsOf(name))) add(path)(declaration + text, true)

  const write = add(sheetPath)
  let line = 1
  for await (const rows of pieces) {
    if (line === 1) write(headOf(columns, rows), false)
    const texts = rows.map((cells) => {
      line += 1
      return rowOf(line, cells, columns)
    })
    write(texts.join(''), false)
  }
  write(`${line === 1 ? headOf(columns, []) : ''}</sheetData></worksheet>`, true)
  archive.end()
  return Buffer.concat(packed)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const sheetPath = 'xl/worksheets/sheet1.xml'

/** Everything but the rows. */
const partsOf = (name: string) => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': relations({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations({
    rId1: ['worksheet', 'worksheets/sheet1.xml'],
    rId2: ['styles', 'styles.xml'],
  }),
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs></styleSheet>`,
})

const relations = (parts: Record<string, [kind: string, target: string]>) =>
  `<Relationships xmlns="${packages}/relationships">${Object.entries(parts)
    .map(([id, [kind, target]]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** The heading first, then each kind in the order of `kinds`; 49 is text, 3 is whole numbers in groups of three. */
const formats = [
  '<xf fontId="1" applyFont="1"/>',
  ...[49, 0, 3, 164, 165].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`),
]
const kinds: readonly Kind[] = ['text', 'number', 'money', 'date', 'moment']
const formatOf = (kind: Kind) => kinds.indexOf(kind) + 1

function headOf(columns: Sheet['columns'], first: Piece) {
  const widths = columns.map((column, index) =>
    widthOf(
      column,
      first.map((cells) => cells[index] ?? null),
    ),
  )
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const headings = columns.map(({ heading }, index) => textCell(`${letters(index)}1`, heading, 0))
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
}

/** Returns the width of a column in characters: that of its content, within limits. */
function widthOf({ heading, kind }: Sheet['columns'][number], cells: readonly Cell[]) {
  const longest = cells.reduce<number>((most, cell) => Math.max(most, String(cell ?? '').length), heading.length)
  return Math.min(50, Math.max(kind === 'moment' ? 16 : 10, longest) + 2)
}

const rowOf = (line: number, cells: readonly Cell[], columns: Sheet['columns']) =>
  `<row r="${line}">${columns
    .map(({ kind }, index) => cellOf(`${letters(index)}${line}`, cells[index] ?? null, kind))
    .join('')}</row>`

function cellOf(at: string, cell: Cell, kind: Kind) {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}" s="${formatOf(kind)}"><v>${cell}</v></c>`
  const days = kind === 'date' || kind === 'moment' ? serial(cell) : undefined
  return days === undefined
    ? textCell(at, cell, formatOf('text'))
    : `<c r="${at}" s="${formatOf(kind)}"><v>${days}</v></c>`
}

const textCell = (at: string, text: string, format: number) =>
  `<c r="${at}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** Days since the last of 1899, as Excel counts; it takes 1900 for a leap year, so the first two months have none. */
function serial(text: string) {
  const days = Date.parse(text.length === 10 ? text : `${text}Z`) / 86_400_000 + 25_569
  return days > 60 ? days : undefined
}

/** A, B, … Z, AA, … */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

const escaped = (text: string) =>
  unwritable.test(text) ? text.replace(unwritables, (sign) => entities[sign] ?? '') : text
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
/** The characters XML escapes, and those it does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[&<>"\r\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u
const unwritables = new RegExp(unwritable, 'gu')

import { openArchive } from './archive.mjs'
import { FileRefused } from './file-refused.mjs'
import { readSheet } from './read-sheet.mjs'
import { readXml } from './xml.mjs'

/** @typedef {import('./table').TableRow} TableRow */

/**
 * The first sheet of a workbook (XLSX: ECMA-376): what its cells show, never what they would compute.
 * @param {Buffer} bytes
 * @returns {Omit<import('./table').Table, 'headings'> & { rows: TableRow[] }}
 */
export function readXlsx(bytes) {
  try {
    return { format: 'xlsx', encoding: null, separator: null, rows: rowsOf(bytes) }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused(422, 'importBroken')
  }
}

/** @param {Buffer} bytes */
function rowsOf(bytes) {
  const part = openArchive(bytes)
  const xmlOf = (/** @type {string} */ name) => textOf(part(name))
  const { sheet, begins1904 } = workbookOf(xmlOf('xl/workbook.xml') ?? missing())
  const relations = relationsOf(xmlOf('xl/_rels/workbook.xml.rels') ?? missing())
  const place = (/** @type {(relation: Relation) => boolean} */ is) => relations.find(is)?.target
  return readSheet(xmlOf(place(({ id, type }) => id === sheet && type === 'worksheet') ?? missing()) ?? missing(), {
    strings: stringsOf(xmlOf(place(({ type }) => type === 'sharedStrings') ?? 'xl/sharedStrings.xml') ?? ''),
    dateStyles: dateStylesOf(xmlOf(place(({ type }) => type === 'styles') ?? 'xl/styles.xml') ?? ''),
    begins1904,
  })
}

/** @returns {never} */
function missing() {
  throw new RangeError('a part of a workbook is missing')
}

/** @param {Buffer | undefined} bytes */
function textOf(bytes) {
  if (!bytes) return undefined
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

/** @param {string} xml */
function workbookOf(xml) {
  /** @type {string | undefined} */
  let sheet
  let begins1904 = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'sheet') sheet ??= attributes().id
      if (name === 'workbookPr') begins1904 = ['1', 'true'].includes(attributes().date1904 ?? '')
    },
  })
  return { sheet, begins1904 }
}

/** @typedef {{ id: string | undefined, type: string | undefined, target: string }} Relation */

/** @param {string} xml */
function relationsOf(xml) {
  /** @type {Relation[]} */
  const relations = []
  readXml(xml, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id: id, Type: type, Target: target = '' } = attributes()
      // relative to the folder of the workbook, mostly
      const place = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      relations.push({ id, type: type?.slice(type.lastIndexOf('/') + 1), target: place })
    },
  })
  return relations
}

/**
 * The texts that cells share; of one in several looks its pieces, without how it is pronounced.
 * @param {string} xml
 */
function stringsOf(xml) {
  /** @type {string[]} */
  const strings = []
  let string = ''
  let isText = false
  let isSound = false
  readXml(xml, {
    open(name) {
      if (name === 'si') string = ''
      if (name === 't') isText = true
      if (name === 'rPh') isSound = true
    },
    close(name) {
      if (name === 'si') strings.push(string)
      if (name === 't') isText = false
      if (name === 'rPh') isSound = false
    },
    text(text) {
      if (isText && !isSound) string += text
    },
  })
  return strings
}

/**
 * Whether a number in each style of cells is shown as a date.
 * @param {string} xml
 */
function dateStylesOf(xml) {
  /** @type {Map<number, boolean>} */
  const formats = new Map()
  /** @type {boolean[]} */
  const styles = []
  let isCellStyle = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes()
        formats.set(Number(numFmtId), isDateFormat(formatCode))
      }
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle) {
        const format = Number(attributes().numFmtId ?? 0)
        styles.push(formats.get(format) ?? isBuiltInDate(format))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return styles
}

/** @param {number} format */
const isBuiltInDate = (format) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58)

/**
 * Parts of a date and no place of a digit, beside quoted texts, colours and languages.
 * @param {string} code
 */
function isDateFormat(code) {
  const [first = ''] = code.slice(0, 500).split(';')
  const bare = first.replace(/"[^"]*"|\\.|\[(?!h{1,2}\]|m{1,2}\]|s{1,2}\])[^[\]]*\]/gi, '')
  return /[dmyhs]/i.test(bare) && !/[#?%0]/.test(bare.replace(/s[.,]0+/gi, 's'))
}

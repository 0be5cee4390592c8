import { CellCounter } from './cell-counter.mjs'
import { tableLimits } from './table-limits.mjs'
import { readXml } from './xml.mjs'

/** @typedef {import('./table').TableRow} TableRow */
/** @typedef {{ strings: readonly string[], dateStyles: readonly boolean[], begins1904: boolean }} Book */

/**
 * The rows of a sheet with something in them. Where a row or a cell is to stand is what the sheet says, so nothing is
 * made for what is not told: no empty row, no empty column.
 * @param {string} xml
 * @param {Book} book
 */
export function readSheet(xml, book) {
  /** @type {TableRow[]} */
  const rows = []
  const counter = new CellCounter()
  let line = 0
  let column = 0
  /** @type {string[]} */
  let cells = []
  /** @type {Record<string, string>} */
  let cell = {}
  let value = ''
  let isValue = false
  let isSound = false
  let isCell = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const { r = String(line + 1) } = attributes()
        line = nextPlace(Number(r), { after: line, last: tableLimits.lastRow })
        column = 0
        cells = []
      } else if (name === 'c') {
        cell = attributes()
        column = nextPlace(columnOf(cell.r) ?? column + 1, { after: column, last: tableLimits.lastColumn })
        value = ''
        isCell = true
      } else if (name === 'v' || name === 't') isValue = isCell
      else if (name === 'rPh') isSound = true
    },
    text(text) {
      if (isValue && !isSound) value += text
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isSound = false
      else if (name === 'c') {
        isCell = false
        const text = shown(value, cell, book)
        counter.addCell(text, line)
        // one more than there may be tells that there are too many
        if (text === '' || column > tableLimits.columns + 1) return
        while (cells.length < column - 1) cells.push('')
        cells.push(text)
      } else if (name === 'row' && cells.length > 0) {
        counter.addRow()
        rows.push({ line, cells })
      }
    },
  })
  return rows
}

/**
 * Rows and cells stand in their order, and no further than a spreadsheet goes.
 * @param {number} place
 * @param {{ after: number, last: number }} within
 */
function nextPlace(place, { after, last }) {
  if (Number.isInteger(place) && place > after && place <= last) return place
  throw new RangeError('out of place')
}

/**
 * AB12 is in column 28.
 * @param {string | undefined} address
 */
function columnOf(address) {
  const [letters] = /^[A-Z]{1,3}(?=[0-9])/.exec(address ?? '') ?? []
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : undefined
}

/**
 * @param {string} value
 * @param {Record<string, string>} cell
 * @param {Book} book
 */
function shown(value, { t: type = 'n', s: style }, { strings, dateStyles, begins1904 }) {
  if (value === '' || type === 'e') return ''
  if (type === 's') return tidied(strings[Number(value)] ?? broken())
  if (type === 'str' || type === 'inlineStr') return tidied(value)
  if (type === 'b') return String(value === '1')
  if (type === 'd') return dayOf(Date.parse(value))
  const number = Number(value)
  if (type !== 'n' || Number.isNaN(number)) return broken()
  if (!dateStyles[Number(style)]) return String(number)
  // days since the last of 1899 but one, or since the first of 1904
  return dayOf(Math.floor((number + (begins1904 ? 1_462 : 0) - 25_569) * 86_400_000))
}

/** @returns {never} */
function broken() {
  throw new RangeError('no value of a cell')
}

/**
 * Replaces the escapes for characters that XML cannot write, such as _x000D_.
 * @param {string} text
 */
const tidied = (text) =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\0/g, '')
    .trim()

/**
 * A day without a zone is told as midnight of UTC.
 * @param {number} time
 */
function dayOf(time) {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('T00:00:00.000Z', '')
}

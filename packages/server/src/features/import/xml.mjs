/**
 * Reads XML as workbooks have it, in one go: elements by their names without prefix, their attributes when asked for, and
 * texts. What could stand for more than it is (a DOCTYPE with entities) is refused.
 * @param {string} xml
 * @param {{
 *   open?: (name: string, attributes: () => Record<string, string>) => void,
 *   close?: (name: string) => void,
 *   text?: (text: string) => void,
 * }} told
 */
export function readXml(xml, { open, close, text }) {
  let at = 0
  for (;;) {
    const start = xml.indexOf('<', at)
    if (start === -1) return
    if (start > at) text?.(unescaped(xml.slice(at, start)))
    if (xml.startsWith('<!--', start)) at = after(xml, '-->', start)
    else if (xml.startsWith('<?', start)) at = after(xml, '?>', start)
    else if (xml.startsWith('<![CDATA[', start)) {
      at = after(xml, ']]>', start)
      text?.(xml.slice(start + 9, at - 3))
    } else if (xml.startsWith('<!', start)) throw new RangeError('XML with declarations')
    else {
      at = endOfTag(xml, start) + 1
      const isEnd = xml[start + 1] === '/'
      const isWhole = xml[at - 2] === '/'
      const tag = xml.slice(start + (isEnd ? 2 : 1), at - (isWhole ? 2 : 1))
      const space = tag.search(/\s/)
      const name = local(space === -1 ? tag : tag.slice(0, space))
      if (!isEnd) open?.(name, () => attributesOf(tag))
      if (isEnd || isWhole) close?.(name)
    }
  }
}

/**
 * @param {string} xml
 * @param {string} end
 * @param {number} from
 */
function after(xml, end, from) {
  const at = xml.indexOf(end, from)
  if (at === -1) throw new RangeError('XML that does not end')
  return at + end.length
}

/**
 * The > that is in no value.
 * @param {string} xml
 * @param {number} start
 */
function endOfTag(xml, start) {
  for (let at = start + 1; at < xml.length; at += 1) {
    const sign = xml[at]
    if (sign === '>') return at
    if (sign === '"' || sign === "'") at = after(xml, sign, at + 1) - 1
  }
  throw new RangeError('XML that does not end')
}

/** @param {string} tag */
function attributesOf(tag) {
  /** @type {Record<string, string>} */
  const attributes = Object.create(null)
  for (let at = tag.search(/\s/); at !== -1 && at < tag.length; ) {
    const equals = tag.indexOf('=', at)
    if (equals === -1) return attributes
    let quote = equals + 1
    while (quote < tag.length && /\s/.test(tag[quote] ?? '')) quote += 1
    const end = after(tag, tag[quote] === "'" ? "'" : '"', quote + 1)
    attributes[local(tag.slice(at, equals).trim())] = unescaped(tag.slice(quote + 1, end - 1))
    at = end
  }
  return attributes
}

/** @param {string} name */
const local = (name) => name.slice(name.indexOf(':') + 1)

/** @param {string} text */
const unescaped = (text) =>
  text.includes('&') ? text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|amp|lt|gt|quot|apos);/gi, signOf) : text

/**
 * @param {string} _
 * @param {string} name
 */
function signOf(_, name) {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? ''
  const code = Number(name[1] === 'x' || name[1] === 'X' ? `0x${name.slice(2)}` : name.slice(1))
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
/** @type {Record<string, string>} */
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

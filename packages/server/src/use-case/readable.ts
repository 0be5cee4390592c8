import { Refusal } from './refusal'

/** Refuses text no database can store (NUL, half a surrogate pair) and nesting no operation has. */
export function refuseUnreadable(request: unknown) {
  const waiting: Place[] = []
  look({ name: '', value: request, depth: 0 }, waiting)
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, depth } = place
    if (depth >= deepest) throw new Refusal(400, 'checkRequest')
    for (const name in Object(value))
      look({ name, value: Object(value)[name], depth: depth + 1, within: place }, waiting)
  }
}

/** A value of a request; where it is, is put together only for one that is refused. */
interface Place {
  name: string
  value: unknown
  depth: number
  within?: Place
}

function look(place: Place, waiting: Place[]) {
  const { value } = place
  if (typeof value === 'object' && value !== null) waiting.push(place)
  if (typeof value === 'string' && isUnreadable(value))
    throw new Refusal(400, 'checkFields', { fields: { [pathOf(place)]: 'unreadableText' } })
}

const pathOf = ({ name, within }: Place): string => (within?.within ? `${pathOf(within)}.${name}` : name)

const isUnreadable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text)
const deepest = 32

import { Refusal } from './refusal'

/** Refuses text no database can store (NUL, half a surrogate pair) and nesting no operation has. */
export function refuseUnreadable(request: unknown) {
  const rest: { path: string[]; value: unknown }[] = [{ path: [], value: request }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && isUnreadable(value)) {
      throw new Refusal(400, 'checkFields', { fields: { [path.join('.')]: 'unreadableText' } })
    }
    if (typeof value === 'object' && value !== null) {
      if (path.length >= deepest) throw new Refusal(400, 'checkRequest')
      for (const [name, each] of Object.entries(value)) rest.push({ path: [...path, name], value: each })
    }
  }
}

const isUnreadable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text)
const deepest = 32

import { isTooth, type Tooth } from './tooth'

/** The FDI numbers in a text, each once in its order, and what of it is no tooth. */
export function teethIn(text: string): { teeth: Tooth[]; wrong: string[] } {
  const parts = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  return { teeth: parts.filter(isTooth), wrong: parts.filter((part) => !isTooth(part)) }
}

import { amountPattern, readAmount } from './amount'
import { type Dose, type DosePart, type DosePhrase, type DoseProblem, doseParts } from './dose'
import { wordsAt } from './dose-words'

const mostTimes = 12
const mostDays = 366
const mostAtOnce = 100

/**
 * Reads how a medicine is to be taken, in the words of dentists, both languages and any order: `3x1`, `2x1/2 tab`, `1x1 malam`,
 * `s 3 dd 1 pc`, `1 kapsul tiap 8 jam selama 5 hari`, `3x1 prn`. Names text it does not understand, with the parts that may
 * stand there.
 */
export function readDose(text: string): Dose | DoseProblem {
  const line = text.toLowerCase().replaceAll('×', 'x')
  const moments: Dose['moments'] = []
  let said: DosePhrase = {}
  for (let at = nextWord(line, 0); at < line.length; ) {
    const phrase = phraseAt(line.slice(at))
    if (!phrase) return { problem: 'notUnderstood', at, text: wordAt(text, at), expected: unsaid(said) }
    const { length, says } = phrase
    const part = doseParts.find((each) => each in says && each in said && each !== 'moment')
    if (part) return { problem: 'saidTwice', at, text: text.slice(at, at + length), part }
    if (says.moment && moments.includes(says.moment))
      return { problem: 'saidTwice', at, text: text.slice(at, at + length), part: 'moment' }
    if (says.moment) moments.push(says.moment)
    said = { ...said, ...says }
    at = nextWord(line, at + length)
  }
  return doseOf(said, moments)
}

const unsaid = (said: DosePhrase): DosePart[] => doseParts.filter((part) => part === 'moment' || !(part in said))
const nextWord = (line: string, at: number) => at + line.slice(at).search(/[^\s,;.]|$/)
const wordAt = (text: string, at: number) => /^\S+/.exec(text.slice(at))?.[0] ?? ''

interface Phrase {
  length: number
  says: DosePhrase
}

/** The longest phrase that a text begins with: `5 hari` is a length of time, though `5` alone is an amount. */
function phraseAt(text: string): Phrase | undefined {
  const found = [timesAt(text), hoursAt(text), daysAt(text), amountAt(text)].filter((phrase) => phrase !== null)
  return [...found, ...wordsAt(text)].sort((one, other) => other.length - one.length)[0]
}

const timesPattern = new RegExp(`^(\\d{1,3}) ?(?:x|dd|kali|times)(?: ?(${amountPattern}))?(?![\\d/])`)

function timesAt(text: string): Phrase | null {
  const [all, times, amount] = timesPattern.exec(text) ?? []
  if (all === undefined) return null
  const says = amount === undefined ? { times: Number(times) } : { times: Number(times), amount: readAmount(amount) }
  return { length: all.length, says }
}

function hoursAt(text: string): Phrase | null {
  const [all, hours] = /^(?:tiap|setiap|every|q) ?(\d{1,3}) ?(?:jam|hours?|h)(?![a-z])/.exec(text) ?? []
  return all === undefined ? null : { length: all.length, says: { every_hours: Number(hours) } }
}

function daysAt(text: string): Phrase | null {
  const [all, count, unit] = /^(?:(?:selama|for) )?(\d{1,4}) ?(hari|days?|minggu|weeks?)(?![a-z])/.exec(text) ?? []
  if (all === undefined) return null
  const isWeeks = unit !== 'hari' && !unit?.startsWith('day')
  return { length: all.length, says: { days: Number(count) * (isWeeks ? 7 : 1) } }
}

const amountAlone = new RegExp(`^(?:${amountPattern})`)

function amountAt(text: string): Phrase | null {
  const [all] = amountAlone.exec(text) ?? []
  return all === undefined ? null : { length: all.length, says: { amount: readAmount(all) } }
}

function doseOf(said: DosePhrase, moments: Dose['moments']): Dose | DoseProblem {
  if (Object.keys(said).length === 0) return { problem: 'empty' }
  const { every_hours = null, amount, days = null } = said
  if (every_hours !== null && (every_hours === 0 || 24 % every_hours !== 0)) return { problem: 'hoursUneven' }
  const byClock = every_hours === null ? null : 24 / every_hours
  // the moments of the day give the number of times
  const times = said.times ?? byClock ?? moments.length
  if (times === 0) return { problem: said.times === 0 ? 'timesImpossible' : 'timesMissing' }
  if (times > mostTimes) return { problem: 'timesImpossible' }
  if (byClock !== null && byClock !== times) return { problem: 'hoursDoNotMatch' }
  if (moments.length > 0 && moments.length !== times) return { problem: 'momentsDoNotMatch' }
  if (amount === undefined) return { problem: 'amountMissing' }
  if (amount === null || amount.numerator > mostAtOnce * amount.denominator) return { problem: 'amountImpossible' }
  if (days !== null && (days === 0 || days > mostDays)) return { problem: 'daysImpossible' }
  const { unit = null, meal = null, as_needed = null, until_finished = false } = said
  return { times, every_hours, amount, unit, moments, meal, as_needed, days, until_finished }
}

import type { Schema } from '@clinic/api'
import { areaWords } from '@clinic/core/area'
import { areaLevel } from './area-level'
import { match } from './name-list'
import { titleCase } from './title-case'

type Area = Schema<'Area'>

const most = 20
/** More tell nothing more, and each costs a pass over all villages. */
const mostWords = 8

let held: ReturnType<typeof readAreas> | undefined

/** The villages of Indonesia, by the codes of the ministry of home affairs. Read when they are first needed. */
export function areas() {
  held ??= readAreas()
  return held
}

function readAreas() {
  const provinces = areaLevel('provinces', { digits: 2, above: null })
  const cities = areaLevel('regencies', { digits: 2, above: provinces })
  const districts = areaLevel('districts', { digits: 2, above: cities })
  const villages = areaLevel('villages', { digits: 4, above: districts })

  function areaAt(row: number): Area {
    const district = villages.parentAt(row)
    const city = districts.parentAt(district)
    return {
      code: String(villages.codeAt(row)),
      village: villages.names.at(row),
      district: districts.names.at(district),
      city: titleCase(cities.names.at(city)),
      province: titleCase(provinces.names.at(cities.parentAt(city))),
    }
  }

  return {
    /** The village of a code; undefined where there is none. */
    find(code: string): Area | undefined {
      const row = /^\d{10}$/.test(code) ? villages.rowOf(Number(code)) : undefined
      return row === undefined ? undefined : areaAt(row)
    },

    /** At most twenty villages that have every word in their name, in what they belong to, or at the beginning of their code; the best first. */
    search(text: string): Area[] {
      const words = [...new Set(areaWords(text))].slice(0, mostWords)
      if (words.length === 0) return []
      const matches = words.map((word) => ({ word, marks: villages.matches(word) }))
      const best = new Map<number, number[]>()
      for (let row = 0; row < villages.length; row += 1) {
        if (!matches.every(({ marks }) => marks[row])) continue
        const score = scoreOf(row, matches)
        const rows = best.get(score) ?? []
        if (rows.length === 0) best.set(score, rows)
        if (rows.length < most) rows.push(row)
      }
      return [...best.keys()]
        .sort((one, other) => other - one)
        .flatMap((score) => best.get(score) ?? [])
        .slice(0, most)
        .map(areaAt)
    },
  }

  /** The whole name of a village tells most, then its beginning, then a part of it, then what it belongs to. */
  function scoreOf(row: number, matches: readonly { word: string; marks: Uint8Array }[]) {
    let score = 0
    let named = ''
    for (const { word, marks } of matches) {
      const mark = marks[row] ?? match.none
      score += mark
      if (mark > match.above) named += word
    }
    return named !== '' && named === villages.names.squeezedAt(row) ? score + match.start * mostWords : score
  }
}

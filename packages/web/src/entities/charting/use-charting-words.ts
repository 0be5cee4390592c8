import {
  type Entry,
  entryModes,
  type Finding,
  type FindingRow,
  findingCodes,
  type LineProblem,
  type Mouth,
  type Proposal,
  type Replaced,
  readingOf,
  type Spot,
  toothSurfaces,
} from '@clinic/core/odontogram'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { useFindingWords } from '../odontogram/use-finding-words'

/** Returns functions that say entries, places, problems and what is replaced, in the language shown. */
export function useChartingWords(timeZone: string | undefined) {
  const { charting: texts } = useTexts()
  const { label } = useLabels()
  const format = useFormat(timeZone)
  const { mark } = useFindingWords()

  const place = (reading: ReturnType<typeof readingOf>['place']) => {
    if (reading.kind === 'tooth') return reading.tooth
    if (reading.kind === 'between') return texts.reading.between(reading)
    if (reading.kind === 'span') return texts.reading.span(reading)
    if (reading.kind === 'teeth') return shortList(reading.teeth, texts.reading.teeth)
    const [arch, other] = reading.arches
    return other || !arch ? texts.reading.arches() : texts.reading.arch[arch]()
  }

  const entrySaid = (entry: Entry) => {
    const { mode, place: where, what, cause, isUncertain, note } = readingOf(entry)
    const items = what.map(({ pontics, ...item }) =>
      [
        mark({ ...item, ...(cause && takesCause(item.code) && { cause }), isUncertain, note: '' }),
        ...(pontics && pontics.length > 0 ? [texts.reading.pontics({ teeth: pontics.join(' ') })] : []),
      ].join(', '),
    )
    const said = texts.reading.entry({ place: place(where), what: items.join('; ') })
    const whole = mode === 'found' ? said : texts.reading.mode({ mode: label(entryModes, mode), entry: said })
    return note ? `${whole} · ${note}` : whole
  }

  /** "Composite filling (Occlusal) of 12 Jan 2025". */
  const replacedSaid = (replaced: readonly Replaced[]) =>
    replaced
      .map(({ finding, surfaces }) => {
        const said = mark({ ...finding, ...(surfaces.length > 0 && { surfaces }), isUncertain: false, note: '' })
        return isRow(finding) ? texts.reading.replacedOn({ finding: said, date: format.dateTime(finding.at) }) : said
      })
      .join(', ')

  const proposalSaid = ({ entry, replaced, notices }: Proposal) =>
    [
      entrySaid(entry),
      ...(replaced.length > 0 ? [texts.reading.replaces({ findings: replacedSaid(replaced) })] : []),
      ...notices.map(({ kind, teeth }) => texts.reading[kind]({ teeth: teeth.join(' ') })),
    ].join(' · ')

  /** `codes` are those that fit where a code is missing. */
  const problemSaid = ({ code, params }: LineProblem, codes: readonly string[]) => {
    const values = {
      tooth: params.tooth ?? '',
      teeth: params.teeth?.join(' ') ?? '',
      finding: params.finding ?? '',
      by: params.by ? label(findingCodes, params.by).toLocaleLowerCase() : '',
      codes: code === 'codeExpected' ? `${codes.slice(0, 6).join(' ')} …` : (params.codes?.join(', ') ?? ''),
      surface: params.surface ? label(toothSurfaces, params.surface).toLocaleLowerCase() : '',
      surfaces: params.surfaces?.join(' ') ?? '',
      place: params.surfaces?.join('').toUpperCase() ?? '',
      word: params.word ?? '',
    }
    if (code === 'takesOnly' && (params.by === 'mis' || params.by === 'non')) return texts.problem.gone(values)
    if (code === 'codeExpected' && values.place === '') return texts.problem.codeExpectedHere(values)
    return texts.problem[code](values)
  }

  /** "46, occlusal: caries". */
  const spotSaid = ({ tooth, surface }: Spot, { now }: Pick<Mouth, 'now'>) => {
    const found = now.filter(({ teeth, surfaces }) =>
      surface ? teeth.includes(tooth) && surfaces.includes(surface) : teeth.includes(tooth),
    )
    const findings =
      found
        .map(({ code, surfaces, ...row }) =>
          mark({ code, surfaces: surface ? [] : surfaces, isUncertain: row.is_uncertain, note: row.note }),
        )
        .join(', ') || texts.spot.nothing()
    if (!surface) return texts.spot.tooth({ tooth, findings })
    return texts.spot.field({ tooth, surface: label(toothSurfaces, surface), findings })
  }

  /** What the record says of the teeth of an entry. */
  const recordSaid = ({ teeth }: Pick<Entry, 'teeth'>, mouth: Pick<Mouth, 'now'>) =>
    teeth.map((tooth) => spotSaid({ tooth, surface: null }, mouth)).join('; ')

  return { entrySaid, proposalSaid, problemSaid, replacedSaid, spotSaid, recordSaid, mark, label }
}

export type ChartingWords = ReturnType<typeof useChartingWords>

const takesCause = (code: Finding['code']) => code === 'mis' || code === 'rrx'

const isRow = (finding: Finding): finding is FindingRow => 'at' in finding

/** Many teeth are counted, a few are named. */
const shortList = (teeth: readonly string[], counted: (say: { count: number; teeth: string }) => string) =>
  teeth.length > 6 ? counted({ count: teeth.length, teeth: `${teeth.slice(0, 6).join(' ')} …` }) : teeth.join(' ')

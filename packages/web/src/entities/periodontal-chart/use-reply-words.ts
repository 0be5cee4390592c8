import {
  measuredAt,
  type PeriodontalChartContent,
  type ProbingEntry,
  type ProbingReply,
} from '@clinic/core/periodontal-chart'
import { useTexts } from '../../platform/texts/use-texts'
import { usePeriodontalWords } from './use-periodontal-words'

/** Returns how what a key came to reads, and where the cursor is. */
export function useReplyWords() {
  const { entry: texts, fields } = useTexts()['periodontal-chart']
  const words = usePeriodontalWords()

  const measure = ({ measure: of }: Pick<ProbingEntry, 'measure'>) => fields[of]().toLowerCase()

  function here({ cursor, measure: of }: ProbingEntry, content: PeriodontalChartContent) {
    const value = measuredAt(content, cursor)[of]
    return texts.here({
      place: words.place(cursor),
      measure: measure({ measure: of }),
      value: value === null ? texts.empty() : `${value}`,
    })
  }

  function begun(reply: Extract<ProbingReply, { kind: 'begun' }>) {
    const { prefix } = reply
    if (prefix.kind === 'mobility') return texts.begun.mobility({ tooth: prefix.tooth })
    if (prefix.kind === 'furcation') return texts.begun.furcation({ place: words.place(prefix.place) })
    return prefix.isNegative ? texts.begunNegative() : texts.begins()
  }

  function came(reply: ProbingReply, entry: ProbingEntry, content: PeriodontalChartContent): string {
    switch (reply.kind) {
      case 'value': {
        const said = { place: words.place(reply.place), measure: measure(reply) }
        if (reply.value === null) return texts.emptied(said)
        const after = reply.isLast ? texts.last() : texts.next({ place: words.place(entry.cursor) })
        return `${texts.value({ ...said, value: reply.value })} ${after}`
      }
      case 'mark': {
        const said = { place: words.place(reply.place), mark: fields[reply.mark]().toLowerCase() }
        return reply.is ? texts.mark(said) : texts.unmark(said)
      }
      case 'mobility':
        return texts.mobility(reply)
      case 'furcation':
        return texts.furcation({ place: words.place(reply.place), grade: reply.grade })
      case 'implant':
        return reply.is ? texts.implant(reply) : texts.noImplant(reply)
      case 'takenBack':
        return texts.takenBack({ place: words.place(reply.place) })
      case 'begun':
        return begun(reply)
      case 'refused':
        return texts.problems[reply.problem]({ key: reply.key })
      case 'moved':
        return here(entry, content)
    }
  }
  const at = ({ cursor }: ProbingEntry) => texts.at({ tooth: cursor.tooth, site: words.site(cursor) })

  return { here, came, at }
}

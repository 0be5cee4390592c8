import {
  type PeriodontalChartContent,
  type PeriodontalChartDraftActor,
  rowOfTooth,
  summaryOfChart,
} from '@clinic/core/periodontal-chart'
import { useSelector } from '@xstate/react'
import { useTexts } from '../../platform/texts/use-texts'
import { DraftConflict } from '../note/draft/draft-conflict'
import { usePeriodontalWords } from './use-periodontal-words'

/** The chart as it is typed here beside the one that another window stored: its figures, and each tooth that differs. */
export function PeriodontalConflict({ draft }: { draft: PeriodontalChartDraftActor }) {
  const { figures, fields } = useTexts()['periodontal-chart']
  const words = usePeriodontalWords()
  const { content, other } = useSelector(draft, ({ context }) => context)
  if (!other) return null
  const teeth = [...new Set([...content.teeth, ...other.content.teeth].map(({ tooth }) => tooth))].sort()
  const rowText = (shown: PeriodontalChartContent, tooth: (typeof teeth)[number]) => {
    const row = rowOfTooth(shown, tooth)
    if (!row) return ''
    const sites = row.sites.map((site) => `${words.site({ tooth: row.tooth, site: site.site })} ${words.cell(site)}`)
    const mobility = row.mobility === null ? [] : [`${fields.mobility().toLowerCase()} ${row.mobility}`]
    return [...(row.implant ? [fields.implant().toLowerCase()] : []), ...mobility, ...sites].join(', ')
  }
  const differing = teeth.filter((tooth) => rowText(content, tooth) !== rowText(other.content, tooth))
  const describe = (shown: PeriodontalChartContent) => {
    const { sites, bleeding } = summaryOfChart(shown)
    return [
      { label: figures.sites(), value: `${sites}` },
      { label: figures.bleeding(), value: words.percent(bleeding) },
      ...differing.map((tooth) => ({ label: tooth, value: rowText(shown, tooth) })),
      { label: fields.remark(), value: shown.remark },
    ]
  }
  return (
    <DraftConflict
      mine={describe(content)}
      stored={describe(other.content)}
      onKeepMine={() => draft.send({ type: 'draft.keepMine' })}
      onTakeOther={() => draft.send({ type: 'draft.takeOther' })}
    />
  )
}

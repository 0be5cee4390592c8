import '../../charting.css'
import type { Schema } from '@clinic/api'
import { rowsWith } from '@clinic/core/charting'
import type { FindingRow } from '@clinic/core/odontogram'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { odontogram as recipe } from 'styled-system/recipes'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { ChartOverTime } from '../../entities/odontogram/history/chart-over-time'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { Dialog } from '../../ui/overlay/dialog'

interface ChartHistoryProps {
  /** The chart with the visit that is treated. */
  odontogram: Schema<'Odontogram'>
  actor: ChartingActor
  onClose: () => void
}

/** The chart over time, consulted while its patient is treated: with what was entered here, also what is not sent yet. */
export default function ChartHistory({ odontogram, actor, onClose }: ChartHistoryProps) {
  const { chart } = useTexts().practice
  const by_name = useAccount()?.displayname ?? ''
  const commits = useSelector(actor, ({ context }) => context.commits)
  const shown = useMemo(() => {
    const stored = new Set(odontogram.findings.map(({ key }) => key))
    const entered = rowsWith([], commits).filter(({ key }) => !stored.has(key))
    return { ...odontogram, findings: [...odontogram.findings, ...entered.map((row) => findingOf(row, by_name))] }
  }, [odontogram, commits, by_name])
  return (
    <Dialog open onClose={onClose} title={chart.compare()} size="full">
      <div className={recipe().root}>
        <ChartOverTime odontogram={shown} />
      </div>
    </Dialog>
  )
}

const findingOf = ({ abutments, ...row }: FindingRow, by_name: string): Schema<'Finding'> => ({
  ...row,
  ...(abutments && { abutments: [...abutments] }),
  teeth: [...row.teeth],
  surfaces: [...row.surfaces],
  supersedes: [...row.supersedes],
  by_name,
})

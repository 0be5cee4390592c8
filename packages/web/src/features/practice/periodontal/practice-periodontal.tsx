import type { Schema } from '@clinic/api'
import { mouthOf } from '@clinic/core/odontogram'
import { type PeriodontalChartDraftActor, probingFacts } from '@clinic/core/periodontal-chart'
import { useMemo } from 'react'
import { VisitPeriodontalChart } from '../../../entities/periodontal-chart/visit-periodontal-chart'
import { Card } from '../../../ui/card'

interface PracticePeriodontalProps {
  visit: Schema<'Visit'>
  odontogram: Schema<'Odontogram'>
  /** Called with the draft once it is open; without one when it was thrown away. */
  onOpen: (draft: PeriodontalChartDraftActor | undefined) => void
}

/** The periodontal chart of a visit, as its dentist types it; folded while it is empty. */
export default function PracticePeriodontal({ visit, odontogram, onOpen }: PracticePeriodontalProps) {
  const { findings } = odontogram
  const facts = useMemo(() => probingFacts(mouthOf(findings).now), [findings])
  return (
    <Card flush>
      <VisitPeriodontalChart visit={visit} {...facts} canDiscard onOpen={onOpen} />
    </Card>
  )
}

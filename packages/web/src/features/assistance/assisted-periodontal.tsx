import type { Schema } from '@clinic/api'
import { mouthOf } from '@clinic/core/odontogram'
import { probingFacts } from '@clinic/core/periodontal-chart'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { VisitPeriodontalChart } from '../../entities/periodontal-chart/visit-periodontal-chart'
import { useApp } from '../../platform/app/app-context'

/** The periodontal chart while the dentist calls out the numbers and whoever assists types them. */
export default function AssistedPeriodontal({ visit }: { visit: Schema<'VisitCard'> }) {
  const { api } = useApp()
  const { data } = useQuery(odontogramQuery(api, visit.patient.id))
  const facts = useMemo(() => data && probingFacts(mouthOf(data.findings).now), [data])
  // without the chart of teeth nobody knows which are missing; its failure is told by the dictation
  return facts && <VisitPeriodontalChart visit={visit} {...facts} />
}

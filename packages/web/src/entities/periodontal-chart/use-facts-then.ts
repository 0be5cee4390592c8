import { operationRoles } from '@clinic/core/access'
import { mouthOf } from '@clinic/core/odontogram'
import { probingFacts } from '@clinic/core/periodontal-chart'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../platform/app/app-context'
import { useCanCall } from '../../platform/session/use-can-call'
import { odontogramQuery } from '../odontogram/odontogram-query'
import type { PeriodontalChart } from './periodontal-chart-query'

/** Which teeth were missing and which were implants when a chart was written; none where the chart of teeth cannot be read. */
export function useFactsThen({ patient_id, written_at }: PeriodontalChart) {
  const { api } = useApp()
  const canRead = useCanCall(operationRoles.getOdontogram)
  const { data } = useQuery({ ...odontogramQuery(api, patient_id), enabled: canRead })
  return useMemo(() => data && probingFacts(mouthOf(data.findings, { until: written_at }).now), [data, written_at])
}

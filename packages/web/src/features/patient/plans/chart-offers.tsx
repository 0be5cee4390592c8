import { mouthOf } from '@clinic/core/odontogram'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { PlannedOffers } from '../../../entities/note/procedure/planned-offers'
import { odontogramQuery } from '../../../entities/odontogram/odontogram-query'
import { useApp } from '../../../platform/app/app-context'

interface ChartOffersProps extends Omit<ComponentProps<typeof PlannedOffers>, 'planned'> {
  patient: number
}

/** What the chart of the patient plans and the plan does not name yet; nothing while the chart is not known. */
export default function ChartOffers({ patient, ...offers }: ChartOffersProps) {
  const { api } = useApp()
  const { data } = useQuery(odontogramQuery(api, patient))
  if (!data) return null
  const { planned } = mouthOf(data.findings, { examination: data.examination ?? undefined })
  return <PlannedOffers {...offers} planned={planned} />
}

import type { Schema } from '@clinic/api'
import { specialties } from '@clinic/core/doctor'
import { useLabels } from '../../platform/texts/use-labels'

/** What a dentist is trained in. */
export default function SpecialtyName({ specialty }: { specialty: Schema<'Specialty'> }) {
  return useLabels().label(specialties, specialty)
}

import type { Schema } from '@clinic/api'
import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { notify } from '../../../platform/page/notify'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { usePatientAddress } from '../use-patient-address'

/** Leads from a merged patient to the one who has everything of them now, and says so. */
export default function MergedPatient({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('patient-merge')
  const texts = useTexts()['patient-merge']
  const address = usePatientAddress()
  const { merged_into, record_number } = patient
  useEffect(() => {
    void notify('info', texts.redirected({ record_number }))
  }, [texts, record_number])
  return <Redirect to={`${address}/${merged_into}`} replace />
}

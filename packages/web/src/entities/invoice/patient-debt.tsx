import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'
import { patientDebtQuery } from './invoice-query'

/** What a patient owes; nothing is said while nothing is owed, or while it is not known. */
export default function PatientDebt({ patient }: { patient: number }) {
  useNamespace('invoice')
  const { api } = useApp()
  const { ofPatient } = useTexts().invoice
  const { money } = useFormat()
  const owed = useQuery(patientDebtQuery(api, patient)).data
  if (!owed) return null
  return (
    <li>
      <Link href={`/clinic/patient/${patient}/invoice`}>
        <Tag tone="warning">{ofPatient.owed({ amount: money(owed) })}</Tag>
      </Link>
    </li>
  )
}

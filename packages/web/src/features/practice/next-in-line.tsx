import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { boardQuery } from '../../entities/visit/board-query'
import { treatedBy } from '../../entities/visit/treated-by'
import { useApp } from '../../platform/app/app-context'
import { useAccount } from '../../platform/session/use-account'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'

/** The way from a finished patient to the one a dentist treats next; nothing while nobody is here for them. */
export function NextInLine() {
  const { api } = useApp()
  const { next } = useTexts().practice
  const doctor = useAccount()?.doctor_id ?? null
  const { data } = useQuery(boardQuery(api))
  const [visit] = data ? treatedBy(doctor, data.visits) : []
  if (!visit) return null
  return (
    <Link href={`/doctor/idental/start-practice?visit=${visit.id}`} className={buttonClass()}>
      {next({ name: personName(visit.patient) })}
    </Link>
  )
}

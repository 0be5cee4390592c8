import { Link } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'

/** The first day of a clinic: what to do next. */
export function NoPatients({ canAdd = false }: { canAdd?: boolean }) {
  const { patients, addPatient, shareLink } = useTexts().dashboard
  return (
    <Card>
      <EmptyState
        title={patients.noneTitle()}
        action={
          canAdd && (
            <>
              <Link href="/clinic/information" className={buttonClass({ variant: 'soft' })}>
                {shareLink()}
              </Link>
              <Link href="/clinic/patient/new" className={buttonClass()}>
                {addPatient()}
              </Link>
            </>
          )
        }
      >
        {canAdd ? patients.noneText() : patients.noneToRead()}
      </EmptyState>
    </Card>
  )
}

import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { missingForSatusehat } from '@clinic/core/patient'
import { Link } from 'wouter'
import { useCanCall } from '../../platform/session/use-can-call'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'

/** Lists the details SATUSEHAT still needs of this patient, with a link to fill them in. */
export function PatientReadiness({ patient }: { patient: Schema<'Patient'> }) {
  const texts = useTexts().patient
  const language = useLanguage()
  const canEdit = useCanCall(operationRoles.updatePatient)
  const missing = missingForSatusehat(patient).map((field) => texts.fields[field]())
  if (missing.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={texts.page.incomplete()}
      action={
        canEdit && (
          <Link href={`/clinic/patient/${patient.id}/edit`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {texts.page.complete()}
          </Link>
        )
      }
    >
      {texts.page.missing({ fields: new Intl.ListFormat(language).format(missing) })}
    </Banner>
  )
}

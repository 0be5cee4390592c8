import type { Schema } from '@clinic/api'
import { canSignConsent, coversProcedure, isAboutProcedure } from '@clinic/core/treatment-consent'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { note as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { TreatmentConsent } from './treatment-consent-query'

const SignConsentDialog = lazyWithRetry(() => import('./sign-consent-dialog'))

interface ProcedureConsentProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient' | 'state'>
  row: Schema<'NoteProcedure'>
  /** The service in words. */
  name: string
  content: Pick<Schema<'NoteContent'>, 'diagnoses' | 'procedures'>
  /** Those of the patient; nothing while they are loaded. */
  consents: readonly TreatmentConsent[] | undefined
  /** The procedure has this consent, and so have others that it covers. */
  onConsent: (consent: TreatmentConsent) => void
  /** The procedure has none any more. */
  onRemove: () => void
}

/** The consent to a procedure that was signed on the screen, or the way to sign one. */
export default function ProcedureConsent(props: ProcedureConsentProps) {
  useNamespace('treatment-consent')
  const { visit, row, name, content, consents = [], onConsent, onRemove } = props
  const words = useTexts()['treatment-consent'].procedure
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const [isSigning, setSigning] = useState(false)
  const { patient } = visit
  const id = row.consent?.consent_id ?? null
  const own = consents.find((each) => each.id === id)
  const covers = (consent: TreatmentConsent) => coversProcedure(consent, row, patient)
  const usable = row.consent ? undefined : consents.find(covers)
  const refusal = consents.find(
    (each) => each.visit_id === visit.id && each.content.decision === 'refused' && isAboutProcedure(each.content, row),
  )
  const factsOf = ({ content: { signer_name, witness, remark }, signature }: TreatmentConsent) => ({
    when: dateTime(signature.signed_at),
    name: signer_name,
    witness,
    remark,
  })
  const open = (consent: TreatmentConsent) => (
    <Link
      href={`/doctor/patient/${patient.id}/consent/${consent.id}`}
      className={buttonClass({ size: 'sm', variant: 'outline' })}
    >
      {words.open()}
    </Link>
  )
  const classes = recipe()
  const shown = own ?? usable
  const what = own ? words.again() : words.sign()
  const isHeld = own !== undefined && covers(own)
  return (
    <div className={classes.stack}>
      {shown && (
        <p className={quiet}>
          <bdi>{words.signed(factsOf(shown))}</bdi>
        </p>
      )}
      {id !== null && !own && <p className={quiet}>{words.loading()}</p>}
      {own && !isHeld && <Banner tone="error">{problemOf(own, words)}</Banner>}
      {!shown && id === null && refusal && <Banner tone="warning">{words.refused(factsOf(refusal))}</Banner>}
      <div className={classes.buttons}>
        {usable && (
          <Button size="sm" onClick={() => onConsent(usable)}>
            {words.use()}
          </Button>
        )}
        {shown && open(shown)}
        {id !== null && (
          <Button size="sm" variant="outline" onClick={onRemove}>
            {words.remove()}
          </Button>
        )}
        {!isHeld && canSignConsent(visit.state) && (
          <Button
            size="sm"
            variant="outline"
            aria-label={words.ofThis({ what, name })}
            onClick={() => setSigning(true)}
          >
            {what}
          </Button>
        )}
      </div>
      <Suspense>
        {isSigning && (
          <SignConsentDialog
            visit={visit}
            content={content}
            procedure={row}
            onSigned={(consent) => covers(consent) && onConsent(consent)}
            onClose={() => setSigning(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

const quiet = css({ textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' })

type Words = ReturnType<typeof useTexts>['treatment-consent']['procedure']

function problemOf({ revoked, content }: TreatmentConsent, { invalid }: Words) {
  if (revoked) return invalid.revoked({ reason: revoked.reason })
  return content.decision === 'refused' ? invalid.refused() : invalid.other()
}

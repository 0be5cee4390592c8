import { operationRoles } from '@clinic/core/access'
import { canRevokeConsent, consentDecisions, treatmentConsentStates } from '@clinic/core/treatment-consent'
import { Suspense, useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { Link, useLocation } from 'wouter'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button, buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { TreatmentConsent } from './treatment-consent-query'
import { useConsentLine } from './use-consent-line'

const RevokeConsentDialog = lazyWithRetry(() => import('./revoke-consent-dialog'))

/** A consent in a few lines: to what, who signed it and who explained it, and the way to its sheet. */
export function ConsentRow({ consent }: { consent: TreatmentConsent }) {
  const texts = useTexts()['treatment-consent']
  const [, area] = useLocation()[0].split('/')
  const mayRevoke = useCanCall(operationRoles.revokeTreatmentConsent)
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { servicesOf, signerOf } = useConsentLine()
  const [isRevoking, setRevoking] = useState(false)
  const { id, state, content, signature, is_intact, revoked, patient } = consent
  const services = servicesOf(consent)
  const classes = recipe()
  return (
    <li className={classes.row}>
      <b>
        <bdi>{services}</bdi>
      </b>
      <div className={classes.buttons}>
        {state === 'revoked' ? (
          <ValueTag of={treatmentConsentStates} value={state} />
        ) : (
          <ValueTag of={consentDecisions} value={content.decision} />
        )}
        <Link
          href={`/${area}/patient/${patient.id}/consent/${id}`}
          aria-label={texts.openThis({ services })}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {texts.open()}
        </Link>
        {mayRevoke && canRevokeConsent(consent) && (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.revoke.openThis({ services })}
            onClick={() => setRevoking(true)}
          >
            {texts.revoke.open()}
          </Button>
        )}
      </div>
      <span>
        <bdi>{signerOf(consent)}</bdi>
      </span>
      <span>
        <bdi>{texts.explainedBy({ name: signature.name })}</bdi>
      </span>
      {content.decision === 'refused' && (
        <span>
          <bdi>{content.remark}</bdi>
        </span>
      )}
      {revoked && (
        <span>
          <bdi>{texts.revokedBy({ name: revoked.by, when: dateTime(revoked.at), reason: revoked.reason })}</bdi>
        </span>
      )}
      {!is_intact && <Banner tone="error">{texts.changed()}</Banner>}
      <Suspense>
        {isRevoking && <RevokeConsentDialog consent={consent} services={services} onClose={() => setRevoking(false)} />}
      </Suspense>
    </li>
  )
}

import { operationRoles } from '@clinic/core/access'
import { clinicImageKinds } from '@clinic/core/information'
import { valuesOf } from '@clinic/core/values'
import { css } from 'styled-system/css'
import type { Information } from '../../../platform/session/information-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useLabels } from '../../../platform/texts/use-labels'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { ClinicImageField } from './clinic-image-field'
import { ClinicImageView } from './clinic-image-view'

const kinds = valuesOf(clinicImageKinds)

/** Logo, stamp and signature of the clinic: the manager sets them, everybody else sees those there are. */
export default function ClinicImages({ information }: { information: Information }) {
  useNamespace('photo')
  const { images } = useTexts().information
  const { label } = useLabels()
  const canSet = useCanCall(operationRoles.setClinicImage)
  const shown = kinds.filter((kind) => canSet || information[kind])
  if (shown.length === 0) return null
  return (
    <div className={css({ maxWidth: '[43rem]', marginBlockEnd: '4' })}>
      <Card title={images.title()}>
        <div className={css({ display: 'grid', gap: '5' })}>
          {canSet && <p className={css({ color: 'muted' })}>{images.about()}</p>}
          {shown.map((kind) =>
            canSet ? (
              <ClinicImageField key={kind} kind={kind} image={information[kind]} />
            ) : (
              <div key={kind} className={css({ display: 'grid', gap: '2' })}>
                <p className={css({ fontWeight: 'medium' })}>{label(clinicImageKinds, kind)}</p>
                <ClinicImageView kind={kind} image={information[kind]} />
              </div>
            ),
          )}
        </div>
      </Card>
    </div>
  )
}

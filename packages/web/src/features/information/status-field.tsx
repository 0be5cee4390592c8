import { clinicStatuses } from '@clinic/core/information'
import { Suspense, useState } from 'react'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { InformationUpdate } from './information-problems'

const DeactivateDialog = lazyWithRetry(() => import('./deactivate-dialog'))

interface StatusFieldProps {
  clinic: string
  value: InformationUpdate['status']
  error: string | undefined
  onChange: (status: InformationUpdate['status']) => void
}

/** Active or inactive; warns of the effects on patients before inactive is chosen. */
export function StatusField({ clinic, value, error, onChange }: StatusFieldProps) {
  const { information: texts } = useTexts()
  const { options } = useLabels()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <SelectField
        name="status"
        label={texts.fields.status()}
        error={error}
        value={value}
        options={options(clinicStatuses)}
        onChange={({ target }) => (target.value === 'active' ? onChange('active') : setAsking(true))}
      />
      {isAsking && (
        <Suspense>
          <DeactivateDialog
            name={clinic}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onChange('inactive')
            }}
          />
        </Suspense>
      )}
    </>
  )
}

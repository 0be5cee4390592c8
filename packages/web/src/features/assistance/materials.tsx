import { type Schema, unwrap } from '@clinic/api'
import { medicineUnits } from '@clinic/core/company-medicine'
import { Suspense, useState } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { useUnit } from '../../entities/medicine/use-amount'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useAssistanceChange } from './use-assistance-change'

const MaterialForm = lazyWithRetry(() => import('./material-form'))
const CorrectionDialog = lazyWithRetry(() => import('./correction-dialog'))

interface MaterialsProps {
  assistance: Assistance
  usual: readonly Schema<'UsualMaterial'>[]
}

/** What was used: one of the usual at a touch, any other by name and amount; each can be corrected. */
export function Materials({ assistance, usual }: MaterialsProps) {
  const { api } = useApp()
  const { material: texts } = useTexts().assistance
  const { label } = useLabels()
  const unitOf = useUnit()
  const format = useFormat()
  const [corrected, setCorrected] = useState<Schema<'UsedMaterial'>>()
  const { change, busy } = useAssistanceChange(assistance)
  const record = (medicine_id: number, quantity: number) =>
    change(({ id, version }) =>
      unwrap(
        api.POST('/api/assistance/{id}/material', {
          params: { path: { id } },
          body: { medicine_id, quantity, version },
        }),
      ),
    )
  const classes = recipe()
  return (
    <section aria-label={texts.title()} className={classes.stack}>
      <h3 className={classes.name}>{texts.title()}</h3>
      {assistance.materials.length === 0 && <p className={classes.note}>{texts.none()}</p>}
      <ul className={classes.history} hidden={assistance.materials.length === 0}>
        {assistance.materials.map((used) => (
          <li key={used.id} className={classes.actions}>
            <bdi>{used.name}</bdi>
            <span>
              {format.number(used.quantity)} {unitOf(used, used.quantity)}
            </span>
            {used.correction_reason !== '' && (
              <span className={classes.note}>{texts.corrected({ reason: used.correction_reason })}</span>
            )}
            <Button variant="ghost" size="sm" onClick={() => setCorrected(used)}>
              {texts.correct({ name: used.name })}
            </Button>
          </li>
        ))}
      </ul>
      {usual.length > 0 && (
        <div className={classes.actions}>
          <span className={classes.note}>{texts.usual()}</span>
          {usual.map(({ medicine_id, name, unit }) => (
            <Button
              key={medicine_id}
              variant="outline"
              size="sm"
              busy={busy}
              aria-label={texts.addOne({ unit: label(medicineUnits, unit), name })}
              onClick={() => record(medicine_id, 1)}
            >
              <bdi>{name}</bdi>
            </Button>
          ))}
        </div>
      )}
      <Suspense>
        <MaterialForm key={assistance.materials.at(-1)?.id} busy={busy} onRecord={record} />
      </Suspense>
      <Suspense>
        {corrected && (
          <CorrectionDialog assistance={assistance} used={corrected} onClose={() => setCorrected(undefined)} />
        )}
      </Suspense>
    </section>
  )
}

import { type Schema, unwrap } from '@clinic/api'
import { recipeProblems } from '@clinic/core/product'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useUnit } from '../../entities/medicine/use-amount'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useRecordForm } from '../../platform/record/use-record-form'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { NumberField } from '../../ui/field/number-field'
import { IconButton } from '../../ui/icon-button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { MaterialFinder } from './material-finder'

const ConflictDialog = lazyWithRetry(() => import('../../platform/record/conflict-dialog'))

type Recipe = Schema<'ProductRecipe'>
interface Typed {
  lines: { medicine_id: number; quantity: number | null }[]
  /** As they were called when they were chosen. */
  materials: Schema<'RecipeMaterial'>[]
  version: number
}

const most = 1_000

/** Changes what a service uses each time; it holds for treatments that are finished from then on. */
export default function RecipeForm({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.product.recipe
  const queries = useQueryClient()
  const language = useLanguage()
  const unitOf = useUnit()
  const nameOf = useMedicineName()
  const [before] = useState(recipe.lines)
  const { id, lines: stored, materials, version } = recipe
  const form = useRecordForm<Typed, Recipe>({
    form: `product-${id}-recipe`,
    initial: { lines: stored, materials, version },
    problemsOf: ({ lines, materials: known }) =>
      Object.fromEntries([
        ...[...recipeProblems(filled(lines), { materials: known, before })].map(([row, problem]) => [
          `lines.${row}.quantity`,
          words.problems[problem](),
        ]),
        ...lines.flatMap(({ quantity }, row) =>
          quantity === null || quantity < 1 || quantity > most
            ? [[`lines.${row}.quantity`, words.problems.quantity()]]
            : [],
        ),
      ]),
    save: ({ lines, version: seen }) =>
      unwrap(
        api.PUT('/api/product/{id}/recipe', {
          params: { path: { id } },
          body: { lines: filled(lines), version: seen },
        }),
      ),
    onSaved(saved) {
      queries.setQueryData(['product', 'recipe', id], saved)
      void notify('success', words.saved())
      onClose()
    },
  })
  if (!form.isReady) return null
  const { value, errors, change, conflict, failure } = form
  const said = ({ lines, materials: known }: Typed) =>
    lines.map(({ medicine_id, quantity }) => {
      const material = known.find((each) => each.id === medicine_id)
      return { label: material ? nameOf(material) : '', value: String(quantity ?? '') }
    })
  const add = ({ medicine }: { medicine: Schema<'RecipeMaterial'> }) =>
    change({
      lines: [...value.lines, { medicine_id: medicine.id, quantity: 1 }],
      materials: [...value.materials.filter((each) => each.id !== medicine.id), medicine],
    })
  return (
    <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={frame}>
      {failure && <FailureBanner error={failure}>{texts.failed.safe()}</FailureBanner>}
      <p className={css({ textStyle: 'small', color: 'muted' })}>{words.help()}</p>
      <ul className={css({ display: 'grid', gap: '3' })}>
        {value.lines.map(({ medicine_id, quantity }, row) => {
          const material = value.materials.find((each) => each.id === medicine_id)
          const name = material ? nameOf(material) : words.row({ row: row + 1 })
          return (
            // one material may stand twice until it is put right
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={`${row} ${medicine_id}`} aria-label={name} className={line}>
              <strong className={css({ overflowWrap: 'anywhere', alignSelf: 'center' })}>
                <bdi>{name}</bdi>
              </strong>
              <NumberField
                name={`lines.${row}.quantity`}
                label={words.quantity()}
                unit={material && unitOf(material, quantity ?? 0)}
                locale={language}
                value={quantity}
                error={errors[`lines.${row}.quantity`] ?? errors[`lines.${row}.medicine_id`]}
                onChange={(next) => change({ lines: value.lines.with(row, { medicine_id, quantity: next }) })}
              />
              <IconButton
                label={words.remove({ name })}
                size="sm"
                onClick={() => change({ lines: value.lines.filter((_, index) => index !== row) })}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <MaterialFinder error={errors.lines} onFound={(medicine) => add({ medicine })} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button type="submit" busy={form.isBusy}>
          {words.save()}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            form.discardDraft({ lines: stored, materials, version })
            onClose()
          }}
        >
          {words.close()}
        </Button>
      </div>
      {conflict && (
        <Suspense>
          <ConflictDialog
            mine={said(value)}
            stored={said(conflict)}
            onOverwrite={form.overwrite}
            onTake={form.takeStored}
            onClose={form.closeConflict}
          />
        </Suspense>
      )}
    </form>
  )
}

const filled = (lines: Typed['lines']) =>
  lines.map(({ medicine_id, quantity }) => ({ medicine_id, quantity: quantity ?? 0 }))

const frame = css({ display: 'grid', gap: '4', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(8rem, 1fr) auto',
  alignItems: 'start',
  gap: '3',
})

import { type Schema, unwrap } from '@clinic/api'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'

interface Found extends FoundOption {
  medicine: Schema<'RecipeMaterial'>
}

interface MaterialFinderProps {
  error?: string
  onFound: (medicine: Schema<'RecipeMaterial'>) => void
}

/** Finds an active medicine or material of the company by words. */
export function MaterialFinder({ error, onFound }: MaterialFinderProps) {
  const { api } = useApp()
  const words = useTexts().product.recipe
  const nameOf = useMedicineName()

  async function find(search: string, signal: AbortSignal): Promise<Found[]> {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/company-medicine', { params: { query }, signal }))
    return rows.map(({ id, name, form, strength, unit, status, ingredients }) => ({
      value: String(id),
      label: nameOf({ name, form, strength }),
      note: ingredients.join(', '),
      medicine: { id, name, form, strength, unit, status },
    }))
  }

  return (
    <ComboboxField
      name="lines"
      label={words.find()}
      help={words.findHelp()}
      error={error}
      picks="many"
      load={find}
      value={null}
      onChange={(found) => found && onFound(found.medicine)}
    />
  )
}

import { type Schema, unwrap } from '@clinic/api'
import { type KeyboardEvent, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'
import { FormRow } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'
import { useMedicineName } from '../company-medicine/use-medicine-name'

interface Found extends FoundOption {
  medicine: Schema<'CompanyMedicine'>
}

interface MedicineFinderProps {
  error?: string
  onFound: (medicine: Schema<'CompanyMedicine'>) => void
}

/** Finds a medicine of the company by words, or by its barcode: a scanner types it and presses Enter. */
export function MedicineFinder({ error, onFound }: MedicineFinderProps) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['medicine-transaction']
  const nameOf = useMedicineName()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()

  async function find(search: string, signal: AbortSignal): Promise<Found[]> {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/company-medicine', { params: { query }, signal }))
    return rows.map((medicine) => ({
      value: String(medicine.id),
      label: nameOf(medicine),
      note: medicine.ingredients.join(', '),
      medicine,
    }))
  }

  async function findScanned() {
    const barcode = code.trim()
    if (barcode === '') return
    setProblem(undefined)
    try {
      const { rows } = await unwrap(api.GET('/api/company-medicine', { params: { query: { barcode } } }))
      const [medicine] = rows
      if (!medicine) return setProblem(words.unknownBarcode({ code: barcode }))
      setCode('')
      onFound(medicine)
    } catch (failure) {
      setProblem(failureText(texts, failure instanceof Error ? failure : new Error(String(failure))))
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter ends the barcode, it does not save the document
    event.preventDefault()
    void findScanned()
  }

  return (
    <FormRow>
      <ComboboxField
        name="lines"
        label={words.add()}
        help={words.addHelp()}
        error={error}
        picks="many"
        load={find}
        value={null}
        onChange={(found) => found && onFound(found.medicine)}
      />
      <TextField
        name="barcode"
        label={words.scan()}
        help={words.scanHelp()}
        error={problem}
        dir="ltr"
        maxLength={48}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={onKeyDown}
      />
    </FormRow>
  )
}

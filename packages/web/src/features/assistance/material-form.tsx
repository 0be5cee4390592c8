import { unwrap } from '@clinic/api'
import { readQuantity } from '@clinic/core/assistance'
import { medicineUnits } from '@clinic/core/company-medicine'
import { useState } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'
import { TextField } from '../../ui/field/text-field'

interface MaterialFormProps {
  busy: boolean
  onRecord: (medicine_id: number, quantity: number) => void
}

/** Any material of the company, by its name, with the amount. */
export default function MaterialForm({ busy, onRecord }: MaterialFormProps) {
  const { fields, material } = useTexts().assistance
  const find = useFindMaterial()
  const [chosen, setChosen] = useState<FoundOption | null>(null)
  const [amount, setAmount] = useState('1')
  const [wasSent, setSent] = useState(false)
  const quantity = readQuantity(amount)
  const isWrong = quantity === null || quantity === 0
  const classes = recipe()
  return (
    <form
      className={classes.form}
      aria-label={fields.medicine_id()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (chosen && !isWrong) onRecord(Number(chosen.value), quantity)
      }}
    >
      <div className={classes.boxes}>
        <ComboboxField
          name="medicine_id"
          label={fields.medicine_id()}
          load={find}
          value={chosen}
          onChange={setChosen}
          error={wasSent && !chosen ? material.missing() : undefined}
        />
        <TextField
          name="quantity"
          label={fields.quantity()}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          end={<span className={classes.unit}>{chosen?.note}</span>}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={wasSent && isWrong ? material.wrong() : undefined}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" variant="outline" busy={busy}>
          {material.other()}
        </Button>
      </div>
    </form>
  )
}

/** Finds active materials of the company; the note is the unit they are counted in. */
function useFindMaterial() {
  const { api } = useApp()
  const { label } = useLabels()
  return async (search: string, signal: AbortSignal): Promise<FoundOption[]> => {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/company-medicine', { params: { query }, signal }))
    return rows.map(({ id, name, strength, unit }) => ({
      value: String(id),
      label: [name, strength].filter(Boolean).join(' '),
      note: label(medicineUnits, unit),
    }))
  }
}

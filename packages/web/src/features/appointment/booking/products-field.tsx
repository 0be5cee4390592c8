import { unwrap } from '@clinic/api'
import { X } from 'lucide-react'
import { appointment as recipe } from 'styled-system/recipes'
import { productName } from '../../../entities/product/product-name'
import { useApp } from '../../../platform/app/app-context'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../../ui/field/combobox-field'
import { IconButton } from '../../../ui/icon-button'
import type { Product } from './booking'

interface FoundProduct extends FoundOption {
  product: Product
}

interface ProductsFieldProps {
  value: readonly Product[]
  help?: string
  error?: string
  onChange: (products: Product[]) => void
}

/** The services that are planned, in their order. */
export function ProductsField({ value, help, error, onChange }: ProductsFieldProps) {
  const { api } = useApp()
  const texts = useTexts().appointment
  const language = useLanguage()
  const classes = recipe()
  const nameOf = (product: Product) => productName(product, language)

  async function find(search: string, signal: AbortSignal): Promise<FoundProduct[]> {
    const query = { search: search.slice(0, 100), status: 'active', rowPerPage: 10 } as const
    const { rows } = await unwrap(api.GET('/api/product', { params: { query }, signal }))
    return rows
      .filter(({ id }) => value.every((product) => product.id !== id))
      .map(({ id, code, name, name_en, duration_minutes }) => {
        const product = { id, code, name, name_en, duration_minutes }
        return { value: String(id), label: nameOf(product), note: texts.minutes(duration_minutes), product }
      })
  }

  return (
    <div className={classes.stack}>
      <ComboboxField
        name="product_ids"
        label={texts.fields.products()}
        help={help}
        error={error}
        picks="many"
        load={find}
        value={null}
        onChange={(found) => found && onChange([...value, found.product])}
      />
      {value.length > 0 && (
        <ul className={classes.chips}>
          {value.map((product) => (
            <li key={product.id} className={classes.chip}>
              <bdi>{nameOf(product)}</bdi>
              <span className={classes.small}>{texts.minutes(product.duration_minutes)}</span>
              <IconButton
                size="sm"
                label={texts.book.remove({ name: nameOf(product) })}
                onClick={() => onChange(value.filter((each) => each !== product))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

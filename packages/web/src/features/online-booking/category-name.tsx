import type { Schema } from '@clinic/api'
import { productCategories } from '@clinic/core/product'
import { useLabels } from '../../platform/texts/use-labels'

/** What services have in common. */
export default function CategoryName({ category }: { category: Schema<'ProductCategory'> }) {
  return useLabels().label(productCategories, category)
}

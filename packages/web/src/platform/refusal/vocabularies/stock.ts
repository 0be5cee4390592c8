import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { Vocabularies } from './vocabulary'

/** Of medicines and stock. */
export const stockVocabularies: Vocabularies = {
  '/api/product/{id}/recipe': {
    namespaces: ['product'],
    labels: ({ product: { recipe } }) => ({
      lines: recipe.title,
      'lines.*': (row: number) => recipe.row({ row }),
      'lines.medicine_id': recipe.material,
      'lines.quantity': recipe.quantity,
    }),
  },
  '/api/medicine-transaction': { namespaces: ['medicine-transaction'], labels: ofStockLines },
  '/api/dispensing': { namespaces: ['dispensing'], labels: ofDispensing },
  '/api/purchase-order': { namespaces: ['purchase-order'], labels: ofOrderLines },
  '/api/stock-count': { namespaces: ['stock-count'] },
  '/api/usage': { namespaces: ['usage'], labels: ofUsage },
}

function ofStockLines({ 'medicine-transaction': { fields, row } }: TranslationFunctions) {
  return {
    lines: fields.medicine_id,
    'lines.*': (line: number) => row({ row: line }),
    'lines.medicine_id': fields.medicine_id,
    'lines.batch_id': fields.batch_id,
    'lines.quantity': fields.quantity,
    'lines.pack_size': fields.pack_size,
    'lines.bonus': fields.bonus,
    'lines.price': fields.price,
    'lines.lot': fields.lot,
    'lines.expires_on': fields.expires_on,
  }
}

function ofOrderLines({ 'purchase-order': { fields, row } }: TranslationFunctions) {
  return {
    lines: fields.medicine_id,
    'lines.*': (line: number) => row({ row: line }),
    'lines.medicine_id': fields.medicine_id,
    'lines.quantity': fields.quantity,
    'lines.pack_size': fields.pack_size,
    'lines.price': fields.price,
  }
}

function ofDispensing({ dispensing: { fields, row, quantityOf } }: TranslationFunctions) {
  return {
    lines: fields.medicines,
    'lines.*': (line: number) => row({ row: line }),
    'lines.line': fields.medicines,
    'lines.quantity': quantityOf,
  }
}

function ofUsage({ usage: { fields, row, quantityOf, cancel } }: TranslationFunctions) {
  return {
    lines: fields.materials,
    'lines.*': (line: number) => row({ row: line }),
    'lines.medicine_id': fields.materials,
    'lines.quantity': quantityOf,
    reason: cancel.label,
  }
}

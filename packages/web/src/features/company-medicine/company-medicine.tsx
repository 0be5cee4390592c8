import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import {
  companyMedicineProblems,
  companyMedicineStatuses,
  isMedicine,
  medicineCategories,
  medicineForms,
  medicinePacks,
  medicineUnits,
  pregnancyAdvices,
  readIngredients,
  writeIngredients,
} from '@clinic/core/company-medicine'
import { missingOfMedicine } from '@clinic/core/satu-sehat'
import { valuesOf } from '@clinic/core/values'
import { ReadinessNote } from '../../entities/satu-sehat/readiness-note'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { TypedList } from '../../platform/record/master/typed-list'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { TwoLines } from '../../ui/table/two-lines'

type Sort = NonNullable<NonNullable<operations['listCompanyMedicine']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** The medicine and materials that all clinics of the company share: the list, the form, the page. */
export default function useCompanyMedicine(): Master<Schema<'CompanyMedicine'>, Schema<'CompanyMedicineInput'>> {
  const { api } = useApp()
  const { 'company-medicine': texts, master } = useTexts()
  const { label, options } = useLabels()
  const { fields, help, sections } = texts
  const categoryOptions = options(medicineCategories)
  const formOptions = options(medicineForms)
  const status = useStatus(companyMedicineStatuses)
  return {
    key: 'company-medicine',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/company-medicine',
        query: {
          sort: chosen('sort', sorts),
          category: chosen('category', valuesOf(medicineCategories)),
          form: chosen('form', valuesOf(medicineForms)),
          status: chosen('status', valuesOf(companyMedicineStatuses)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/company-medicine/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/company-medicine', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/company-medicine/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createCompanyMedicine),
      update: useCanCall(operationRoles.updateCompanyMedicine),
    },
    importable: true,
    nameOf: ({ name, strength }) => [name, strength].filter(Boolean).join(' '),
    columns: [
      {
        key: 'name',
        header: fields.name(),
        sortable: true,
        cell: ({ name, generic_name, strength }) => (
          <TwoLines small={[generic_name, strength].filter(Boolean).join(' · ')}>{name}</TwoLines>
        ),
      },
      {
        key: 'form',
        header: fields.form(),
        from: 'lg',
        cell: ({ form, unit }) => (form === 'none' ? label(medicineUnits, unit) : label(medicineForms, form)),
      },
      {
        key: 'category',
        selfEvident: true,
        header: fields.category(),
        cell: ({ category }) => label(medicineCategories, category),
      },
      status.column,
    ],
    filters: [
      { name: 'category', label: fields.category(), any: texts.anyCategory(), options: categoryOptions },
      { name: 'form', label: fields.form(), any: texts.anyForm(), options: formOptions },
      status.filter,
    ],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: {
      name: '',
      generic_name: '',
      ingredients: [],
      medicine_class: '',
      kfa_code: '',
      form: 'tablet',
      strength: '',
      category: 'prescription_only',
      unit: 'tablet',
      pack: 'none',
      pack_size: 1,
      barcode: '',
      buy_price: null,
      sell_price: null,
      requires_batch: true,
      requires_expiry: true,
      pregnancy: 'unknown',
      status: 'active',
    },
    sections: [
      {
        title: sections.item(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), help: help.name(), required: true },
          { kind: 'choice', name: 'category', label: fields.category(), options: categoryOptions },
          [
            { kind: 'choice', name: 'form', label: fields.form(), options: formOptions },
            { kind: 'text', name: 'strength', label: fields.strength(), help: help.strength(), maxLength: 40 },
          ],
          { kind: 'choice', name: 'unit', label: fields.unit(), help: help.unit(), options: options(medicineUnits) },
          status.field,
        ],
      },
      {
        title: sections.stock(),
        fields: [
          [
            { kind: 'choice', name: 'pack', label: fields.pack(), options: options(medicinePacks) },
            { kind: 'number', name: 'pack_size', label: fields.pack_size(), help: help.pack_size(), required: true },
          ],
          { kind: 'text', name: 'barcode', label: fields.barcode(), help: help.barcode(), maxLength: 48 },
          [
            { kind: 'money', name: 'buy_price', label: fields.buy_price(), help: help.buy_price() },
            { kind: 'money', name: 'sell_price', label: fields.sell_price(), help: help.sell_price() },
          ],
          { kind: 'flag', name: 'requires_batch', label: fields.requires_batch() },
          { kind: 'flag', name: 'requires_expiry', label: fields.requires_expiry() },
        ],
      },
      {
        title: sections.substance(),
        description: texts.aboutSubstance(),
        fields: [
          { kind: 'text', name: 'generic_name', label: fields.generic_name() },
          {
            kind: 'custom',
            name: 'ingredients',
            label: fields.ingredients(),
            render: ({ value, errors, change }) => (
              <TypedList
                key="ingredients"
                name="ingredients"
                label={fields.ingredients()}
                help={help.ingredients()}
                items={value.ingredients}
                errors={errors}
                read={readIngredients}
                write={writeIngredients}
                change={(ingredients) => change({ ingredients })}
              />
            ),
            text: ({ ingredients }) => writeIngredients(ingredients),
          },
          [
            {
              kind: 'text',
              name: 'medicine_class',
              label: fields.medicine_class(),
              help: help.medicine_class(),
              maxLength: 60,
            },
            { kind: 'choice', name: 'pregnancy', label: fields.pregnancy(), options: options(pregnancyAdvices) },
          ],
          { kind: 'text', name: 'kfa_code', label: fields.kfa_code(), help: help.kfa_code(), maxLength: 8 },
        ],
      },
    ],
    problemsOf: (value) => problemSentences(texts.problems, companyMedicineProblems(value)),
    // materials are not prescribed
    notice: (item) =>
      isMedicine(item.category) && (
        <ReadinessNote
          form={`/clinic/company-medicine/${item.id}`}
          roles={operationRoles.updateCompanyMedicine}
          fields={missingOfMedicine(item).map(({ field }) => ({ field, label: fields.kfa_code() }))}
        />
      ),
  }
}

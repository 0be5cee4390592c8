import { financeAddress } from '../use-finance-tabs'

export const labOrderAddress = (id: number) => `${financeAddress('lab-order')}/${id}`
export const newLabOrderAddress = () => `${financeAddress('lab-order')}/new`

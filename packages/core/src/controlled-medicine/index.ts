export { controlledCategories } from './controlled-medicine.values'

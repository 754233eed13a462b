import { deleteRestaurantBooking } from './delete-restaurant-booking.ts'

export const restaurantHandlers = [deleteRestaurantBooking]

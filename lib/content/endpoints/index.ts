/** Types of the shared API's data. Readers are in `./read`, for the server only. */
export type * from "./schemas";

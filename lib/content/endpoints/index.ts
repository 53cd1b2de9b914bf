/** Types of the shared API's answers. Readers are in `./read`, for the server only. */
export type * from "./schemas";
